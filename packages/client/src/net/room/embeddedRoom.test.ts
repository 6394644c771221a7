/** @jest-environment ./test/page.ts */
import { embeddedRoom } from './embeddedRoom';

const give = (room: object) => {
  document.head.innerHTML = `<script type="application/json" id="given-room">${JSON.stringify(room)}</script>`;
};

test('the embedded room is returned once', () => {
  give({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('K7WQ3H')).toEqual({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('K7WQ3H')).toBeNull();
});

test('an embedded room with another code is ignored', () => {
  give({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('BBBBBB')).toBeNull();
});

test('a page may have no embedded room', () => {
  document.head.innerHTML = '';
  expect(embeddedRoom('K7WQ3H')).toBeNull();
});
