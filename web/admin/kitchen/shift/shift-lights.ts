import { m } from '../../../../shared/messages/compiled/messages';
import type { NotificationState } from '../../../device/push';
import type { ScreenState } from '../../../device/wake-lock';

export interface ShiftState {
  soundRuns: boolean;
  screen: ScreenState;
  /** Undefined before the first report. */
  isReported: boolean | undefined;
  notifications: NotificationState;
}

export interface Light {
  name: string;
  /** `bad`: orders may go unnoticed. `weak`: it works while someone looks at the tablet. */
  look: 'good' | 'weak' | 'bad';
  words: string;
  remedy?: string;
}

/** The state of one light, whose texts are made when it is shown. */
interface LightState {
  look: Light['look'];
  words: () => string;
  remedy?: () => string;
}

const SOUND: Record<'on' | 'off', LightState> = {
  on: { look: 'good', words: m.ui_on },
  off: { look: 'bad', words: m.ui_off, remedy: m.shift_sound_remedy },
};

const SCREEN: Record<ScreenState, LightState> = {
  on: { look: 'good', words: m.shift_screen_on },
  off: { look: 'weak', words: m.shift_screen_off, remedy: m.shift_screen_keep },
  refused: {
    look: 'weak',
    words: m.shift_screen_off,
    remedy: m.shift_screen_charge,
  },
  unsupported: {
    look: 'weak',
    words: m.shift_screen_off,
    remedy: m.shift_screen_settings,
  },
};

export const NOTIFICATIONS: Record<NotificationState, LightState> = {
  on: { look: 'good', words: m.ui_on },
  here: {
    look: 'weak',
    words: m.shift_notify_here,
    remedy: m.shift_notify_here_remedy,
  },
  unknown: {
    look: 'weak',
    words: m.shift_notify_unknown,
    remedy: m.shift_notify_unknown_remedy,
  },
  refused: {
    look: 'weak',
    words: m.shift_notify_refused,
    remedy: m.shift_notify_refused_remedy,
  },
  unsupported: {
    look: 'weak',
    words: m.shift_notify_unsupported,
    remedy: m.shift_notify_unsupported_remedy,
  },
};

export function shiftLights({
  soundRuns,
  screen,
  isReported,
  notifications,
}: ShiftState): readonly Light[] {
  return [
    lightOf(m.shift_sound(), SOUND[soundRuns ? 'on' : 'off']),
    lightOf(m.shift_screen(), SCREEN[screen]),
    lightOf(m.shift_network(), networkState(isReported)),
    lightOf(m.shift_notifications(), NOTIFICATIONS[notifications]),
  ];
}

function networkState(isReported: boolean | undefined): LightState {
  if (isReported === false)
    return { look: 'bad', words: m.shift_network_lost, remedy: m.shift_network_remedy };
  return {
    look: 'good',
    words: isReported ? m.shift_network_connected : m.shift_network_connecting,
  };
}

function lightOf(name: string, { look, words, remedy }: LightState): Light {
  return { name, look, words: words(), ...(remedy && { remedy: remedy() }) };
}
