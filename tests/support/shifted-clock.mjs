import { ServerResponse } from 'node:http';

/**
 * Loaded before a built shop (`NODE_OPTIONS=--import …`): its clock starts at CLOCK_STARTS_AT, an
 * instant in ISO 8601, and goes on from there. On SIGUSR2 it jumps to CLOCK_JUMPS_TO, if that is set.
 */
const RealDate = Date;
let ahead = RealDate.parse(process.env.CLOCK_STARTS_AT ?? '') - RealDate.now();

const { CLOCK_JUMPS_TO } = process.env;
if (CLOCK_JUMPS_TO) {
  process.on('SIGUSR2', () => {
    ahead = RealDate.parse(CLOCK_JUMPS_TO) - RealDate.now();
  });
}

globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<typeof RealDate>} given */
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + ahead);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

// Node's own Date header does not follow a replaced Date.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
