// The native program with the same conversation.
import { spawn } from 'node:child_process';

export function openNative(program) {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  let received = Buffer.alloc(0);
  let waiting;
  const failed = (why) => waiting?.reject(new Error(`${program}: ${why}`));
  child.on('error', failed);
  child.on('exit', (code) => failed(`ended with ${code}`));
  child.stdout.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf('\n');
    if (end < 0) return;
    const [seconds, length] = received.subarray(0, end).toString().split(' ').map(Number);
    if (received.length < end + 1 + length) return;
    const text = received.subarray(end + 1, end + 1 + length).toString();
    received = received.subarray(end + 1 + length);
    waiting.resolve({ text, seconds });
  });
  const sent = (request) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  let last = Promise.resolve();
  // One after the other, whoever asks.
  const ask = (request) => {
    last = last.then(() => sent(request));
    return last;
  };
  return { ask, close: () => child.stdin.end() };
}
