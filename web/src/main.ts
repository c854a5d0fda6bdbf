import { mount } from 'svelte';
import './pieces/style/index.css';
import './shell/shell.css';
import { look } from './pieces/theme.svelte';
import App from './shell/App.svelte';
import { language } from './shell/language.svelte';
import { settings } from './shell/settings.svelte';

look.show();
settings.show();
void language.speak(settings.language);
mount(App, { target: document.getElementById('table')! });
