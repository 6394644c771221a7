import { useNoteStrings } from '../../i18n/note/useNoteStrings';
import { Button } from '../../ui/Button';

/** The button of the menu that opens the note. */
export function NoteButton({ onClick }: { onClick(): void }) {
  return (
    <Button icon="story" onClick={onClick}>
      {useNoteStrings().title}
    </Button>
  );
}
