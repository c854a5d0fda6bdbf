import { drawnKey } from './base64';
import { keep, kept } from './storage';

interface Joining {
  invite: string;
  key: string;
}

/** The secret of the seat that an invitation is for. It is kept until the next invitation: if the answer is lost on its
 * way, asking again, also after the page was loaded anew, gives the same seat. */
export function seatKey(invite: string): string {
  const joining = kept<Joining>('joining', { invite: '', key: '' });
  if (joining.key && joining.invite === invite) return joining.key;
  const key = drawnKey();
  keep('joining', { invite, key });
  return key;
}
