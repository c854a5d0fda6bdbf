import { mount } from 'svelte';
import './pieces/style/index.css';
import { look } from './pieces/theme.svelte';
import App from './shell/App.svelte';

look.show();
mount(App, { target: document.getElementById('table')! });
