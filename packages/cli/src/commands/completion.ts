import { Argument, type Command } from 'commander';
import { withExample } from './with-example.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

/** Each asks the program itself for what can follow, and completes file names where it says nothing. */
const scripts: { readonly [shell in (typeof shells)[number]]: (name: string) => string } = {
  bash: (name) => `_winnow_complete() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(${name} complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o bashdefault -o default -F _winnow_complete ${name}
`,
  zsh: (name) => `#compdef ${name}
_winnow_complete() {
  local -a found
  found=("\${(@f)$(${name} complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _winnow_complete ${name}
`,
  fish: (name) => `complete -c ${name} -a '(${name} complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

const commandAt = (program: Command, words: readonly string[]): Command =>
  words.reduce((at, word) => at.commands.find((each) => each.name() === word) ?? at, program);

/** What can stand in place of the last word: names of commands, options, or the values of an option. */
const completionsOf = (program: Command, words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const command = commandAt(program, before);
  const options = [...command.options, ...program.options];
  const asked = options.find(({ long, required, optional }) => long === before.at(-1) && (required || optional));
  const found =
    asked !== undefined
      ? (asked.argChoices ?? [])
      : last.startsWith('-')
        ? [...options.flatMap(({ long }) => long ?? []), '--help']
        : [
            ...command.commands.map((each) => each.name()),
            ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
          ];
  return [...new Set(found)].filter((each) => each.startsWith(last) && each !== 'complete');
};

/** The command that prints a completion script, and the one that the scripts ask. */
export const addCompletionCommand = (program: Command): void => {
  const write = (text: string): void => program.configureOutput().writeOut?.(text);
  withExample(
    program
      .command('completion')
      .description('Print a shell completion script.')
      .addArgument(new Argument('<shell>', 'the shell').choices(shells))
      .action((shell: (typeof shells)[number]) => write(scripts[shell](program.name()))),
    'winnow-cli completion bash >> ~/.bashrc',
    'winnow-cli completion zsh > ~/.zfunc/_winnow-cli',
    'winnow-cli completion fish > ~/.config/fish/completions/winnow-cli.fish',
  );
  withExample(
    program
      .command('complete', { hidden: true })
      .description('Prints what can follow, for the scripts of "winnow-cli completion".')
      .argument('[words...]', 'of a command line')
      .action((words: readonly string[]) =>
        write(
          completionsOf(program, words)
            .map((each) => `${each}\n`)
            .join(''),
        ),
      ),
    'winnow-cli complete -- batch r',
  );
};
