import { embeddedRoom } from './embeddedRoom';

const give = (room: object) => {
  document.head.innerHTML = `<script type="application/json" id="given-room">${JSON.stringify(room)}</script>`;
};

test('the room that came with the page is given once', () => {
  give({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('K7WQ3H')).toEqual({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('K7WQ3H')).toBeNull();
});

test('what came for another room is not taken for this one', () => {
  give({ code: 'K7WQ3H', game: 'toy' });
  expect(embeddedRoom('BBBBBB')).toBeNull();
});

test('a page may come without a room', () => {
  document.head.innerHTML = '';
  expect(embeddedRoom('K7WQ3H')).toBeNull();
});
