import { connect, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

export type SocketFactory = (options: {
  readonly host: string;
  readonly port: number;
  readonly ssl: ConnectionOptions;
  readonly onConnect: () => void;
}) => Socket;

const keepAliveMs = 60_000;

/** Opens a connection like kafkajs, but without Nagle's delay, which delays small requests on a real network. */
export const openSocket: SocketFactory = ({ host, port, ssl, onConnect }) => {
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = ssl ? connectTls({ host, port, ...name, ...ssl }, onConnect) : connect({ host, port }, onConnect);
  return socket.setKeepAlive(true, keepAliveMs).setNoDelay(true);
};
