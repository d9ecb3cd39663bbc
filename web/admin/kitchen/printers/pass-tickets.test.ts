import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTickets } from './pass-tickets';

const CLAIM = { id: 'one', claimedUntil: '2026-01-01T06:30:00.000Z' };

describe('a tablet that passes tickets on', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A shop that offers a ticket until it hears that it was printed, on a network that may be off. */
  function setUp(print = async () => {}) {
    const state = { isOnline: true, isPrinted: false, printed: 0, lost: 0, closed: 0 };
    const link = {
      print: vi.fn(async () => {
        await print();
        state.printed += 1;
      }),
      close: async () => {
        state.closed += 1;
      },
    };
    const settle = vi.fn(async ({ problem }: { problem: 'offline' | null }) => {
      if (!state.isOnline) throw new Error('offline');
      state.isPrinted ||= problem === null;
    });
    const onPrinted = vi.fn();
    const stop = passTickets(link, {
      claim: async () => ({ job: state.isPrinted ? null : { ...CLAIM, picture: '' } }),
      settle,
      commandsOf: async () => new Uint8Array(),
      onPrinted,
      onLost: () => {
        state.lost += 1;
      },
    });
    return { state, link, settle, onPrinted, stop };
  }

  it('prints a ticket once although its report is lost, and reports it later', async () => {
    const { state, settle, onPrinted, stop } = setUp(async () => {
      state.isOnline = false;
    });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(state).toMatchObject({ printed: 1, isPrinted: false });
    expect(onPrinted).not.toHaveBeenCalled();
    state.isOnline = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state).toMatchObject({ printed: 1, isPrinted: true, lost: 0 });
    expect(onPrinted).toHaveBeenCalledOnce();
    expect(settle).toHaveBeenLastCalledWith({ ...CLAIM, problem: null });
    stop();
  });

  it('closes the printer when it stops, after the ticket that is being written', async () => {
    let finish = () => {};
    const written = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { state, stop } = setUp(() => written);
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(10);
    expect(state.closed).toBe(0);
    finish();
    await vi.advanceTimersByTimeAsync(10);
    expect(state).toMatchObject({ closed: 1, printed: 1, isPrinted: true });
  });

  it('says that the printer is lost, and that the ticket was not printed', async () => {
    const { state, settle, stop } = setUp(() => Promise.reject(new Error('off')));
    await vi.advanceTimersByTimeAsync(10);
    expect(state.lost).toBe(1);
    expect(settle).toHaveBeenCalledWith({ ...CLAIM, problem: 'offline' });
    stop();
    await vi.advanceTimersByTimeAsync(10);
    expect(state.closed).toBe(1);
  });
});
