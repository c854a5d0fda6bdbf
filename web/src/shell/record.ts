import { askText } from './api';
import { notices } from './notices.svelte';

/** Fetches the record of a table and hands it to the reader as a file. */
export async function exportRecord(table: string, token: string): Promise<void> {
  try {
    const text = await askText(`tables/${table}/record`, { token });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `regalia-${table}.record`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (problem) {
    notices.refuse(problem);
  }
}
