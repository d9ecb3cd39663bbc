import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

/**
 * Loaded before a built shop (`NODE_OPTIONS=--import …`): its clock starts at the instant in the file
 * CLOCK_FILE, in ISO 8601, and goes on from there. On SIGUSR2 it reads the file again.
 */
const RealDate = Date;
let ahead = readAhead();

function readAhead() {
  const instant = readFileSync(process.env.CLOCK_FILE ?? '', 'utf8');
  return RealDate.parse(instant) - RealDate.now();
}

process.on('SIGUSR2', () => {
  ahead = readAhead();
  console.log('The clock is set.');
});

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
