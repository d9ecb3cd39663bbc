import { useSearchParams } from 'react-router';
import { SelectField } from '../../../ui/select-field';
import { lastMonths, monthName } from './bill-months';

export function MonthChoice({ month, today }: { month: string; today: string }) {
  const [, setParams] = useSearchParams();
  return (
    <div className="w-52">
      <SelectField
        label="Month"
        value={month}
        onChange={(event) => setParams({ month: event.target.value })}
      >
        {lastMonths(today).map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
