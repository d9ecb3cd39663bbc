import { runCommand } from './operate/commands/run-command';
import { processTerminal } from './operate/commands/terminal';

process.exitCode = await runCommand(process.argv.slice(2), process.env, processTerminal());
