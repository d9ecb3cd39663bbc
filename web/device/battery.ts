/** Only Chromium has it. */
interface WithBattery {
  getBattery?: () => Promise<{ level: number }>;
}

/** The battery's charge in percent; null where the browser hides it. */
export async function batteryPercent(): Promise<number | null> {
  try {
    const battery = await (navigator as WithBattery).getBattery?.();
    return battery ? Math.round(battery.level * 100) : null;
  } catch {
    return null;
  }
}
