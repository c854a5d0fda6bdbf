import type { ClientMessage, ServerMessage } from '../protocol';

/** How the line to the server fares; «ended» means that trying again is of no use. */
export type LineStatus = 'connecting' | 'open' | 'broken' | 'ended';

const ends = [4003, 4004];
const pingEvery = 20_000;
const answerWithin = 8_000;

/** One WebSocket to a table that mends itself: it tries again, first soon, then later and later. */
export class Line {
  private socket: WebSocket | undefined;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval>;
  private heard = 0;
  private readonly wake = () => this.tryNow();

  constructor(
    private readonly address: string,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly onstatus: (status: LineStatus) => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pinging = setInterval(() => this.ping(), pingEvery);
    this.connect();
  }

  /** Sends a message; says whether there is a line to send it on. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.onstatus(this.attempts ? 'broken' : 'connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.attempts = 0;
      this.heard = performance.now();
      this.onstatus('open');
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = performance.now();
      this.onmessage(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (ends.includes(event.code)) this.onstatus('ended');
      else this.later();
    };
  }

  private later(): void {
    this.attempts += 1;
    this.onstatus('broken');
    const wait = Math.min(400 * 2 ** Math.min(this.attempts, 5), 8000) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** The network is back, or the reader looks again: no need to wait any longer. */
  private tryNow(): void {
    if (document.hidden) return;
    if (this.socket) this.ping();
    else if (this.attempts) this.connect();
  }

  /** A phone that slept may hold a dead line without knowing it. */
  private ping(): void {
    const socket = this.socket;
    const asked = performance.now();
    if (!this.send({ type: 'ping' })) return;
    setTimeout(() => {
      if (this.socket !== socket || this.heard >= asked) return;
      this.socket = undefined;
      socket?.close();
      this.later();
    }, answerWithin);
  }
}
