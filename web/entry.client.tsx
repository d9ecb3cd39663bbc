import { takeOver } from './take-over';

takeOver();
