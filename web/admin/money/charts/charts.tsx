import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  type DefaultLegendContentProps,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { amountText, formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { dayLabel } from './series-words';

const MARGIN = { top: 8, right: 4, bottom: 0, left: 0 };
const AXIS = {
  tick: { fill: 'var(--color-ink-soft)' },
  stroke: 'var(--color-mist-strong)',
  tickLine: false,
} as const;
/** Every refresh redraws the charts, so they are not animated. */
const STILL = { isAnimationActive: false } as const;
const CORNERS: [number, number, number, number] = [3, 3, 0, 0];
const BAR = { ...STILL, fill: 'var(--color-hill)', radius: CORNERS };
const TIP = {
  ...STILL,
  cursor: { fill: 'var(--color-sunken)', stroke: 'var(--color-mist-strong)' },
  contentStyle: {
    background: 'var(--color-raised)',
    border: '1px solid var(--color-mist-strong)',
    borderRadius: 'var(--radius-sm)',
  },
  labelStyle: { color: 'var(--color-ink)' },
  itemStyle: { color: 'var(--color-ink)' },
} as const;

export interface SalesDay {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
  orders: number;
  /** In rupees. */
  revenue: number;
}

interface SalesChartProps {
  days: readonly SalesDay[];
  /** What the bars are. */
  amountName: string;
}

export function SalesChart({ days, amountName }: SalesChartProps) {
  return (
    <ResponsiveContainer>
      <ComposedChart data={[...days]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-mist)" />
        <XAxis dataKey="date" tickFormatter={shortDate} minTickGap={16} {...AXIS} />
        <YAxis
          yAxisId="revenue"
          width="auto"
          tickFormatter={(rupees: number) => shortRupees(Math.round(rupees * 100))}
          {...AXIS}
        />
        <YAxis yAxisId="orders" orientation="right" width="auto" allowDecimals={false} {...AXIS} />
        <Tooltip
          {...TIP}
          labelFormatter={(date) => dayLabel(String(date))}
          formatter={(value, name) => (name === amountName ? amountText(Number(value)) : value)}
        />
        <Legend content={ColourNames} />
        <Bar yAxisId="revenue" dataKey="revenue" name={amountName} {...BAR} />
        <Line
          yAxisId="orders"
          dataKey="orders"
          name={m.dashboard_orders()}
          stroke="var(--color-waffle-ink)"
          strokeWidth={2}
          dot={false}
          {...STILL}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** What each colour stands for. The library's own list calls its icons 'legend icon' in every language. */
function ColourNames({ payload = [] }: Pick<DefaultLegendContentProps, 'payload'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 text-sm">
      {payload.map(({ value, color }) => (
        <li key={value} className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-xs" style={{ background: color }} />
          {value}
        </li>
      ))}
    </ul>
  );
}

interface CountChartProps {
  rows: readonly object[];
  /** The field of each bar's place, and how its label reads on the axis and over the bar. */
  x: string;
  axisLabel: (value: never) => string;
  tipLabel: (value: never) => string;
  /** The field of each bar's height, and its name. */
  y: string;
  name: string;
}

export function CountChart({ rows, x, axisLabel, tipLabel, y, name }: CountChartProps) {
  return (
    <ResponsiveContainer>
      <BarChart data={[...rows]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-mist)" />
        <XAxis dataKey={x} tickFormatter={axisLabel as () => string} minTickGap={16} {...AXIS} />
        <YAxis width="auto" allowDecimals={false} {...AXIS} />
        <Tooltip {...TIP} labelFormatter={tipLabel as () => string} />
        <Bar dataKey={y} name={name} {...BAR} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** '₹20' or '₹20.50', for axes and labels. Prices show two decimals. */
function shortRupees(amount: Paise): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
