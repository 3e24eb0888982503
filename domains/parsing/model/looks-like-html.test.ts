import { expect, test } from 'vitest'
import { looksLikeHtml } from './looks-like-html.ts'

test.each([
  ['<!DOCTYPE html><p>Ana', true],
  ['<html lang="en"><p>Ana', true],
  ['<h1>Ana Costa</h1><p>Engineer</p>', true],
  ['Ana Costa<br>Engineer<br/>Lisbon', true],
  ['<ul><li>Java<li>Go</ul><b>Ana</b>', true],
  ['<!-- saved --><span>Ana</span> <span>Costa</span>', true],
  ['Ana Costa <ana@example.com>, Lisbon', false],
  ['a < b and c > d', false],
  ['I know HTML: the <p> element, closed by </p>.', false],
  ['Ana Costa\nEngineer', false],
  ['', false],
])('%j is a page: %s', (head, isPage) => expect(looksLikeHtml(head)).toBe(isPage))
