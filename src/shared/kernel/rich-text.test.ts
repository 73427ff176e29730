import { expect, it } from 'vitest';
import { plainText, withoutPastedTags } from './rich-text.ts';

it.each([
  ['<p>Milk</p><p>and <strong>more</strong></p>', 'Milk\nand more'],
  ['<h2>Duties</h2><ul><li>cool</li><li>clean</li></ul>', 'Duties\ncool\nclean'],
  ['one<br>two<BR/>three', 'one\ntwo\nthree'],
  ['<a href="https://a.example" rel="x">a link</a>\t &nbsp; here', 'a link here'],
  ['3 &lt; 4 &amp;&amp; 5 &gt; 4, &quot;so&#39;', '3 < 4 && 5 > 4, "so\''],
  ['a < b', 'a < b'],
  ['a <b', 'a <b'],
  ['I sell < 5 crates and > 3 boxes', 'I sell < 5 crates and > 3 boxes'],
  ['> <', '> <'],
  ['', ''],
])('reads %j as a person does', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['I sell < 5 crates and > 3 boxes', 'I sell < 5 crates and > 3 boxes'],
  ['temp <8 °C, humidity>60 %', 'temp <8 °C, humidity>60 %'],
  ['if a <b and c> d', 'if a <b and c> d'],
  ['write to <hodan@mail.example>', 'write to <hodan@mail.example>'],
  ['<p>Milk</p><p>and <strong class="x">more</strong></p>', 'Milk\nand more'],
  ['one<br/>two', 'one\ntwo'],
])('takes pasted tags out of %j and nothing else', (typed, text) => {
  expect(withoutPastedTags(typed)).toBe(text);
});
