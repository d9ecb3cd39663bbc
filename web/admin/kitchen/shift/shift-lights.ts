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

const SCREEN: Record<ScreenState, Omit<Light, 'name'>> = {
  on: { look: 'good', words: 'Stays on' },
  off: { look: 'weak', words: 'May sleep', remedy: 'Keep this page in sight.' },
  refused: {
    look: 'weak',
    words: 'May sleep',
    remedy: 'Charge the tablet, and switch its battery saver off.',
  },
  unsupported: {
    look: 'weak',
    words: 'May sleep',
    remedy: 'Let the screen stay on in the tablet’s own settings.',
  },
};

export const NOTIFICATIONS: Record<NotificationState, Omit<Light, 'name'>> = {
  on: { look: 'good', words: 'On' },
  here: {
    look: 'weak',
    words: 'Only here',
    remedy: 'This browser shows notifications only while the shop is open in it.',
  },
  unknown: {
    look: 'weak',
    words: 'Not set up',
    remedy: 'Allow notifications when the browser asks for them.',
  },
  refused: {
    look: 'weak',
    words: 'Blocked',
    remedy: 'Allow notifications for this site in the browser’s settings.',
  },
  unsupported: {
    look: 'weak',
    words: 'Not available',
    remedy: 'On an iPhone or iPad, first add the shop to the home screen.',
  },
};

export function shiftLights({
  soundRuns,
  screen,
  isReported,
  notifications,
}: ShiftState): readonly Light[] {
  return [
    soundRuns
      ? { name: 'Sound', look: 'good', words: 'On' }
      : { name: 'Sound', look: 'bad', words: 'Off', remedy: 'Tap “Turn sound on”.' },
    { name: 'Screen', ...SCREEN[screen] },
    isReported === false
      ? { name: 'Network', look: 'bad', words: 'Lost', remedy: 'Check the Wi-Fi.' }
      : { name: 'Network', look: 'good', words: isReported ? 'Connected' : 'Connecting…' },
    { name: 'Notifications', ...NOTIFICATIONS[notifications] },
  ];
}
