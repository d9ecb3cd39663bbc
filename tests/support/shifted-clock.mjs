/**
 * Loaded before a built shop (`NODE_OPTIONS=--import …`): its clock starts at CLOCK_STARTS_AT, an
 * instant in ISO 8601, and goes on from there.
 */
const RealDate = Date;
const ahead = RealDate.parse(process.env.CLOCK_STARTS_AT ?? '') - RealDate.now();

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
