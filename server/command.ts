import { runCommand } from './commands/run-command';
import { processTerminal } from './commands/terminal';

process.exitCode = await runCommand(process.argv.slice(2), process.env, processTerminal());
