import { expect, it } from 'vitest';
import { createElement } from './react-by-preact';

const onChange = () => {};

it.each([
  ['input', {}],
  ['input', { type: 'range' }],
  ['textarea', {}],
])('%s %j reports each change of its value', (type, props) => {
  expect(createElement(type, { ...props, onChange }).props).toMatchObject({
    onInput: onChange,
    onChange: undefined,
  });
});

it.each([
  ['input', { type: 'checkbox' }],
  ['input', { type: 'radio' }],
  ['select', {}],
])('%s %j has the event of the browser', (type, props) => {
  expect(createElement(type, { ...props, onChange }).props).toEqual({ ...props, onChange });
});
