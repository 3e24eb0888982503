import type { LibraryWords } from './questions.ts'

export const enUS: LibraryWords = {
  points: {
    strings: 'Strings',
    arrays: 'Arrays',
    hashing: 'Hash tables',
    stacks: 'Stacks',
    sorting: 'Sorting',
    searching: 'Searching',
    dynamic: 'Dynamic programming',
    graphs: 'Graphs',
    sql: 'SQL',
  },
  questions: {
    sum: {
      title: 'Sum of numbers',
      description:
        'The first line says how many numbers follow; the second line has them, separated by spaces. Print their sum. Without any number the sum is 0.',
    },
    brackets: {
      title: 'Matching brackets',
      description:
        'A line has the signs ( ) [ ] { } only. Print true if every bracket is closed by one of its kind in the right order, otherwise false. An empty line is in order.',
    },
    pair: {
      title: 'Two numbers with a given sum',
      description:
        'The first line has whole numbers, the second line a target. Print the two positions, counted from 0 and the smaller one first, whose numbers add up to the target. There is exactly one such pair.',
    },
    words: {
      title: 'Count the words',
      description:
        'A line has words in lower case, separated by spaces. Print each word once with how often it occurs, one word a line: the most frequent first, and words of the same count in alphabetical order.',
    },
    search: {
      title: 'Find a number in a sorted list',
      description:
        'The first line has whole numbers in ascending order without repetition, the second line a target. Print the target’s position, counted from 0, or -1 if it isn’t in the list. Look at as few numbers as you can.',
    },
    intervals: {
      title: 'Merge intervals',
      description:
        'Each line has the start and the end of an interval. Merge the intervals that overlap or touch, and print the rest in ascending order, one interval a line.',
    },
    stairs: {
      title: 'Ways up the stairs',
      description:
        'A line has a number of steps, from 1 to 40. You take one or two steps at a time. Print how many ways lead to the top.',
    },
    islands: {
      title: 'Count the islands',
      description:
        'The lines draw a map: 1 is land, 0 is water. Land that touches at an edge, not at a corner, is one island. Print the number of islands.',
    },
    customers: {
      title: 'Customers without orders',
      description:
        'There are tables customers (id, name) and orders (id, customer_id, amount). Select the names of the customers who have no order, in alphabetical order.',
    },
    salaries: {
      title: 'Highest salary of each department',
      description:
        'There is a table employees (id, name, department, salary). Select department, name and salary of those who earn most in their department, by department and then by name.',
    },
  },
}
