const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]*)\])(?::\d+)?$/;

/** The addresses of an `X-Forwarded-For` without the ports that some proxies add; what is no address stays as it is. */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((part) => {
      const [, ipv4, ipv6] = withPort.exec(part.trim()) ?? [];
      return ipv4 ?? ipv6 ?? part.trim();
    })
    .join(', ');
