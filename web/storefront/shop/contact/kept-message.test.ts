import { expect, test } from 'vitest';
import { mailTo, messageText } from './kept-message';

const MESSAGE = {
  name: 'Pema & Co',
  email: 'pema@cafe.example',
  phone: '',
  message: 'Gluten-free?\nThank you!',
};

test('a message says who wrote it', () => {
  expect(messageText(MESSAGE)).toBe('Gluten-free?\nThank you!\n\nPema & Co, pema@cafe.example');
});

test('an email has the message filled in', () => {
  const url = new URL(mailTo('hello@cafe.example', MESSAGE));
  expect(url.pathname).toBe('hello@cafe.example');
  expect(url.searchParams.get('subject')).toBe('Message from Pema & Co');
  expect(url.searchParams.get('body')).toBe(messageText(MESSAGE));
});
