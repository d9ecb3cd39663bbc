import type { LogEntry } from '../../../../shared/contract/platform/logs-contract';

export function LogDetails({ entry }: { entry: LogEntry }) {
  const { message, category, data, userId, userAgent } = entry;
  const facts: [string, unknown][] = [
    ...Object.entries(data),
    ['category', category],
    ['user', userId],
    ['browser', userAgent],
  ];
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">{message}</p>
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-hill underline-offset-4 hover:underline">
          Details<span className="sr-only"> of {message}</span>
        </summary>
        <dl className="flex flex-col gap-2 pb-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="whitespace-pre-wrap">
                {typeof value === 'string' ? value : JSON.stringify(value)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
