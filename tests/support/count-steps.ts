import { Session } from 'node:inspector';

/**
 * Steps that this thread has taken: how often each function was called, Node's own left out. Not its branches and loops: V8
 * counts those in the first session of a thread alone.
 */
interface StepCounter {
  /** Those since the last look. */
  take(): number;
  stop(): void;
}

/**
 * Counts what is worked instead of the time that it takes, which depends on the machine and on what else it does. Code
 * runs several times slower meanwhile.
 */
function countSteps(): StepCounter {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters: object = {}): unknown => {
    let answered: unknown;
    // A session of the same thread answers before it returns.
    session.post(method, parameters, (error, answer) => {
      if (error) throw error;
      answered = answer;
    });
    return answered;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = () => {
    const { result } = post('Profiler.takePreciseCoverage') as {
      result: { url: string; functions: { ranges: { count: number }[] }[] }[];
    };
    let steps = 0;
    for (const { url, functions } of result)
      if (!url.startsWith('node:')) for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    return steps;
  };
  take();
  return {
    take,
    stop() {
      post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** The steps that some work takes. */
export async function stepsOf(work: () => unknown): Promise<number> {
  const counter = countSteps();
  try {
    await work();
    return counter.take();
  } finally {
    counter.stop();
  }
}
