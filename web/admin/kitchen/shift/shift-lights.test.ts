import { expect, test } from 'vitest';
import { type ShiftState, shiftLights } from './shift-lights';

const WORKING: ShiftState = {
  soundRuns: true,
  screen: 'on',
  isReported: true,
  notifications: 'on',
};

test('when all works, no light has a remedy', () => {
  expect(shiftLights(WORKING).map(({ look, remedy }) => [look, remedy])).toEqual(
    Array(4).fill(['good', undefined]),
  );
});

test.each<[Partial<ShiftState>, string, string]>([
  [{ soundRuns: false }, 'Sound', 'bad'],
  [{ screen: 'off' }, 'Screen', 'weak'],
  [{ screen: 'refused' }, 'Screen', 'weak'],
  [{ screen: 'unsupported' }, 'Screen', 'weak'],
  [{ isReported: false }, 'Network', 'bad'],
  [{ notifications: 'here' }, 'Notifications', 'weak'],
  [{ notifications: 'unknown' }, 'Notifications', 'weak'],
  [{ notifications: 'refused' }, 'Notifications', 'weak'],
  [{ notifications: 'unsupported' }, 'Notifications', 'weak'],
])('%j is a light with a remedy', (change, name, look) => {
  const failing = shiftLights({ ...WORKING, ...change }).filter((light) => light.look !== 'good');
  expect(failing).toMatchObject([{ name, look }]);
  expect(failing[0]?.remedy).toMatch(/^[A-Z].*\.$/);
});
