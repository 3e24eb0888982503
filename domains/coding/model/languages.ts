/** The languages in which a question may be solved, as the wire names them. */
export const codingLanguages = ['javascript', 'typescript', 'python', 'java', 'cpp', 'sql'] as const

export type CodingLanguage = (typeof codingLanguages)[number]

/** What is written with other means than a database. */
export const generalLanguages = codingLanguages.filter((language) => language !== 'sql')

const java = `import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner input = new Scanner(System.in);

  }
}
`

const cpp = `#include <iostream>
#include <string>
#include <vector>

int main() {

  return 0;
}
`

const node = (type: string) => `const lines${type} = require('node:fs').readFileSync(0, 'utf8').split('\\n')

`

/** What stands in a program before anybody has written: how its input is read. */
export const starters: Readonly<Record<CodingLanguage, string>> = {
  javascript: node(''),
  typescript: `declare const require: (name: string) => any\n${node(': string[]')}`,
  python: 'import sys\n\nlines = sys.stdin.read().splitlines()\n\n',
  java,
  cpp,
  sql: 'select\n',
}
