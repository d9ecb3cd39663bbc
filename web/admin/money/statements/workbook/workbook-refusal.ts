/** Why a file is not read, for `problemWords`. The worker that reads it has no words. */
export type FileProblem =
  | { code: 'unreadable' | 'macros' | 'locked' | 'empty' | 'too-slow' }
  | { code: 'too-large' | 'unpacks' | 'too-long'; megabytes: number }
  | { code: 'too-many'; what: 'sheets' | 'rows' | 'columns' | 'cells'; most: number };

/** A file that is not read. */
export class WorkbookRefusal extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
