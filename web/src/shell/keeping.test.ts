import { afterEach, expect, test, vi } from 'vitest';
import { keepForLater } from './keeping';

const offer = (serviceWorker: unknown) => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('what is read in the language is kept, and a new version is looked for', async () => {
  const postMessage = vi.fn();
  const update = vi.fn().mockResolvedValue(undefined);
  const register = vi.fn().mockResolvedValue({});
  offer({ register, ready: Promise.resolve({ active: { postMessage }, update }) });
  await keepForLater('cs');
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(postMessage).toHaveBeenCalledWith({ language: 'cs' });
  expect(update).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing, or does not want to, is left alone', async () => {
  await expect(keepForLater('cs')).resolves.toBeUndefined();
  offer({ register: () => Promise.reject(new Error('not here')) });
  await expect(keepForLater('cs')).resolves.toBeUndefined();
});
