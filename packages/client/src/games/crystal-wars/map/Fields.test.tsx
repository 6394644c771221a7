import { lay, VILLAGES } from '@lantern/games/crystal-wars/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { Fields } from './Fields';
import { layoutOf } from './layout';

test('a square calls the newest handler, and is rendered again only if it looks different', () => {
  setStrings('en', strings);
  const table = lay({ pieces: VILLAGES });
  const view = table.view('0');
  const layout = layoutOf(view.map, 0);
  const [one] = layout.fields;
  const shown = (onTap: () => void, lit = false) => (
    <Fields
      {...{ view, layout, onTap }}
      targets={new Map(lit && one ? [[one.square, { mark: 'can', words: 'Go there', tap: onTap }]] : [])}
      duties={new Map()}
      names={{}}
      whyAt={() => undefined}
    />
  );
  const { rerender } = render(shown(() => undefined));
  const drawn = jest.spyOn(Element.prototype, 'setAttribute');
  const tap = jest.fn();
  rerender(shown(tap));
  expect(drawn).not.toHaveBeenCalled();
  rerender(shown(tap, true));
  expect(new Set(drawn.mock.contexts)).toEqual(new Set([screen.getByRole('button', { name: /Go there/ })]));
  drawn.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: /Go there/ }));
  expect(tap).toHaveBeenCalledTimes(1);
});
