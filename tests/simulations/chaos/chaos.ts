import { parseOptions } from './options';
import { isSound, report } from './report';
import { reportAttack } from './report-attack';
import { runAttacks } from './run-attacks';
import { runChaos } from './run-chaos';

const { engines, runs, seconds, seed } = parseOptions(process.argv.slice(2));
for (const engine of engines) {
  for (const run of runs) {
    console.error(`${engine}, ${run}: ${seconds} s, --seed=${seed}`);
    const result = await (run === 'faults' ? withFaults : withAttacks)(engine);
    if (!result) {
      console.error('No PostgreSQL found: it is not tested.');
      continue;
    }
    console.log(`${result.text}\n`);
    if (!isSound(result.findings)) process.exitCode = 1;
  }
}

async function withFaults(engine: (typeof engines)[number]) {
  const outcome = await runChaos(engine, seconds, seed);
  return outcome && { text: report(outcome, seconds, seed), findings: outcome.findings };
}

async function withAttacks(engine: (typeof engines)[number]) {
  const outcome = await runAttacks(engine, seconds, seed);
  return outcome && { text: reportAttack(outcome, seconds, seed), findings: outcome.findings };
}
