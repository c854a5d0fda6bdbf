/** Words without accents and capitals, as one types them when looking for something. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a text has what is looked for; nothing is found everywhere. */
export const finds = (wanted: string, text: string): boolean => plain(text).includes(plain(wanted.trim()));
