import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Dialog } from '../ui/dialog.tsx';
import { extra } from './desk.ts';

/** A dialog for rarely used contents. They are loaded when a player asks for them. */
export function ExtraDialog({ store, room }: { store: RoomStore; room: Room }) {
  const shown = extra.value?.room === room.view.id ? extra.value : null;
  const close = () => {
    extra.value = null;
  };
  const Form = shown && 'Form' in shown ? shown.Form : null;
  return (
    <Dialog open={shown !== null} title={shown?.title ?? ''} shape={Form ? 'wide' : 'box'} onClose={close}>
      {shown && 'wrong' in shown ? <p role="alert">{shown.wrong}</p> : null}
      {shown && 'Content' in shown ? <shown.Content store={store} room={room} /> : null}
      {Form ? <Form store={store} room={room} onDone={close} /> : null}
    </Dialog>
  );
}
