/** A silent stream says this often that it is there; proxies end what says nothing for a minute. */
export const HEARTBEAT_MS = 20_000;
