/** A connected printer. `print` rejects when the printer has not taken everything. */
export interface PrinterLink {
  print: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
}

/** How a browser may reach a printer; each asks the person which device it is. */
const PRINTER_WAYS = ['usb', 'serial', 'bluetooth'] as const;
export type PrinterWay = (typeof PRINTER_WAYS)[number];

interface UsbDevice {
  configuration: { interfaces: UsbInterface[] } | null;
  open: () => Promise<void>;
  close: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, data: Uint8Array<ArrayBuffer>) => Promise<{ status: string }>;
}
interface UsbInterface {
  interfaceNumber: number;
  alternate: { interfaceClass: number; endpoints: { direction: string; endpointNumber: number }[] };
}
interface SerialPort {
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
  writable: WritableStream<Uint8Array>;
}
interface Characteristic {
  writeValueWithResponse: (data: Uint8Array<ArrayBuffer>) => Promise<void>;
}
interface BluetoothDevice {
  gatt: {
    connect: () => Promise<{
      getPrimaryService: (uuid: string) => Promise<{
        getCharacteristic: (uuid: string) => Promise<Characteristic>;
      }>;
    }>;
    disconnect: () => void;
  };
}
/** The parts of the browser that its type definitions lack. */
interface Devices {
  usb?: { requestDevice: (options: object) => Promise<UsbDevice> };
  serial?: { requestPort: (options?: object) => Promise<SerialPort> };
  bluetooth?: { requestDevice: (options: object) => Promise<BluetoothDevice> };
}

const PRINTER_CLASS = 7;
const BAUD_RATE = 9600;
/** The serial service of cheap Bluetooth printers, over Bluetooth classic and over low energy. */
const SERIAL_PORT_PROFILE = '00001101-0000-1000-8000-00805f9b34fb';
const LE_SERVICE = '000018f0-0000-1000-8000-00805f9b34fb';
const LE_CHARACTERISTIC = '00002af1-0000-1000-8000-00805f9b34fb';
/** What fits into one write over low energy. */
const LE_BYTES = 100;

const devices = () => navigator as unknown as Devices;

export function offeredWays(): PrinterWay[] {
  return PRINTER_WAYS.filter((way) => devices()[way] !== undefined);
}

/** Asks the person to choose a printer and connects to it. Only a tap may call it. */
export function connectPrinter(way: PrinterWay): Promise<PrinterLink> {
  if (way === 'usb') return connectUsb();
  return way === 'serial' ? connectSerial() : connectBluetooth();
}

async function connectUsb(): Promise<PrinterLink> {
  const { usb } = devices();
  if (!usb) throw new Error('no WebUSB');
  const device = await usb.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const found = device.configuration?.interfaces.find(
    ({ alternate }) => alternate.interfaceClass === PRINTER_CLASS,
  );
  const out = found?.alternate.endpoints.find(({ direction }) => direction === 'out');
  if (!found || !out) throw new Error('this USB device is no printer');
  await device.claimInterface(found.interfaceNumber);
  return {
    print: async (bytes) => {
      const { status } = await device.transferOut(out.endpointNumber, bytes);
      if (status !== 'ok') throw new Error(`the printer answered ${status}`);
    },
    close: () => device.close(),
  };
}

async function connectSerial(): Promise<PrinterLink> {
  const { serial } = devices();
  if (!serial) throw new Error('no Web Serial');
  const allowedBluetoothServiceClassIds = [SERIAL_PORT_PROFILE];
  const port = await serial.requestPort({ allowedBluetoothServiceClassIds });
  await port.open({ baudRate: BAUD_RATE });
  return {
    print: async (bytes) => {
      const writer = port.writable.getWriter();
      try {
        await writer.write(bytes);
      } finally {
        writer.releaseLock();
      }
    },
    close: () => port.close(),
  };
}

async function connectBluetooth(): Promise<PrinterLink> {
  const { bluetooth } = devices();
  if (!bluetooth) throw new Error('no Web Bluetooth');
  const device = await bluetooth.requestDevice({ filters: [{ services: [LE_SERVICE] }] });
  const server = await device.gatt.connect();
  const service = await server.getPrimaryService(LE_SERVICE);
  const characteristic = await service.getCharacteristic(LE_CHARACTERISTIC);
  return {
    print: async (bytes) => {
      for (let at = 0; at < bytes.length; at += LE_BYTES) {
        await characteristic.writeValueWithResponse(bytes.slice(at, at + LE_BYTES));
      }
    },
    close: async () => device.gatt.disconnect(),
  };
}
