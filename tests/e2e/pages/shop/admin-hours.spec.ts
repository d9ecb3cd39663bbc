import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { expectAccessible, TWO_LOOKS } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

test.beforeEach(({ office }) => office.setViewportSize({ width: 768, height: 1024 }));

test('hours and a special day are set by touch and keys', async ({ office: page, shop }) => {
  const staff = await openStaffApi(shop);
  const restore = await changeSettings(staff, {});
  try {
    await openAsStaff(page, shop, '/admin/settings');
    const day = (label: string) => page.getByRole('listitem', { name: label, exact: true });
    const save = page.getByRole('button', { name: 'Save Settings' });
    await expect(day('Sunday').getByLabel('From', { exact: true })).toHaveValue('10:00');
    await day('Monday').getByLabel('From').fill('09:00');
    await page.getByRole('button', { name: 'Copy Monday to all days' }).tap();
    for (const label of ['Tuesday', 'Sunday']) {
      await expect(day(label).getByLabel('From')).toHaveValue('09:00');
    }
    await day('Sunday').getByRole('checkbox', { name: 'Sunday' }).tap();
    await expect(day('Sunday')).toContainText('Closed');

    const saturday = day('Saturday');
    await saturday.getByLabel('Until').fill('08:00');
    await saturday.getByRole('button', { name: 'Add a break' }).press('Enter');
    await expect(saturday.getByLabel('and from')).toBeFocused();
    await saturday.getByLabel('and from').fill('17:30');
    await saturday.getByLabel('Until').last().fill('00:00');
    await page.getByRole('button', { name: 'Add a date' }).tap();
    const special = day('Special day 1');
    await expect(special.getByLabel('Date')).toBeFocused();
    await special.getByLabel('Name').fill('Losar');
    await save.tap();
    await expect(saturday).toContainText('Closing must be later than opening');
    await expect(saturday.getByLabel('Until').first()).toBeFocused();
    await expect(special).toContainText('Please choose a date');
    await expectAccessible(page, 'hours with mistakes', TWO_LOOKS, '#hours');
    await saturday.getByLabel('Until').first().fill('12:00');
    await expect(saturday).not.toContainText('Closing must be later than opening');
    await special.getByLabel('Date').fill('2027-02-08');
    await special.getByRole('checkbox', { name: 'Open that day' }).press('Space');
    await expect(special.getByLabel('From')).toHaveValue('10:00');
    await special.getByRole('checkbox', { name: 'Open that day' }).press('Space');
    await save.press('Enter');
    await expect(page.getByText('Settings updated successfully!')).toBeVisible();

    const usual = [{ opens: '09:00', closes: '19:40' }];
    const split = [
      { opens: '09:00', closes: '12:00' },
      { opens: '17:30', closes: '24:00' },
    ];
    expect(await staff<Settings>('GET', '/settings')).toMatchObject({
      opensAt: '09:00',
      closesAt: '23:59',
      weeklyHours: [...Array(5).fill(usual), split, []],
      holidays: [{ date: '2027-02-08', name: 'Losar', hours: [] }],
    });
    await page.reload();
    await expect(saturday.getByLabel('Until').last()).toHaveValue('00:00');
    await expect(day('Sunday')).toContainText('Closed');
    await special.getByRole('button', { name: 'Remove' }).tap();
    await expect(special).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a date' })).toBeFocused();
    await saturday.getByRole('button', { name: 'Remove the second time' }).press('Enter');
    const addBreak = saturday.getByRole('button', { name: 'Add a break' });
    await expect(addBreak).toBeFocused();
    for (const [index, times] of [
      ['13:00', '15:00'],
      ['18:00', '02:00'],
    ].entries()) {
      await addBreak.press('Enter');
      await saturday
        .getByLabel('and from')
        .nth(index)
        .fill(times[0] ?? '');
      await saturday
        .getByLabel('Until')
        .nth(index + 1)
        .fill(times[1] ?? '');
    }
    await expect(addBreak).toHaveCount(0);
    await expect(saturday).toContainText('The next day');
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
    await save.tap();
    await expect(page.getByText('Settings updated successfully!')).toBeVisible();
    expect((await staff<Settings>('GET', '/settings')).weeklyHours?.[5]).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '15:00' },
      { opens: '18:00', closes: '02:00' },
    ]);
  } finally {
    await restore();
  }
});
