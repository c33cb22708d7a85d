/** The value of `--name=value` on the command line; undefined when it is not there. */
export const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Whether `--name` is on the command line. */
export const hasFlag = (name: string) => process.argv.includes(`--${name}`);
