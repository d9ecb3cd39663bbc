import { parseOptions } from './options';
import { isSound, report } from './report';
import { runChaos } from './run-chaos';

const { engines, seconds, seed } = parseOptions(process.argv.slice(2));
for (const engine of engines) {
  console.error(`${engine}: ${seconds} s, --seed=${seed}`);
  const outcome = await runChaos(engine, seconds, seed);
  if (!outcome) {
    console.error('No PostgreSQL found: it is not tested.');
    continue;
  }
  console.log(`${report(outcome, seconds, seed)}\n`);
  if (!isSound(outcome.findings)) process.exitCode = 1;
}
