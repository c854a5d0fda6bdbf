import { afterEach, expect, test, vi } from 'vitest';
import { keepForLater } from './keeping';

const offer = (serviceWorker: unknown) => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('what is read in the language is kept', async () => {
  const postMessage = vi.fn();
  const register = vi.fn().mockResolvedValue({});
  offer({ register, ready: Promise.resolve({ active: { postMessage } }) });
  await keepForLater('cs');
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(postMessage).toHaveBeenCalledWith({ language: 'cs' });
});

test('a browser that keeps nothing, or does not want to, is left alone', async () => {
  await expect(keepForLater('cs')).resolves.toBeUndefined();
  offer({ register: () => Promise.reject(new Error('not here')) });
  await expect(keepForLater('cs')).resolves.toBeUndefined();
});
