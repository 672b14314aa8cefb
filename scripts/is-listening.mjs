import { connect } from 'node:net';

/**
 * @param {number} port of this machine
 * @returns {Promise<boolean>} whether a server answers there
 */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
