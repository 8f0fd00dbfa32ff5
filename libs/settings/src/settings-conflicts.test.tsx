import { settingsOf, encodeBoard } from '@carta/domain';
import { screen, waitFor } from '@testing-library/react';
import { failure, field, MENU, save, show, type Answer } from './testing/settings-screen.tsx';

describe('a settings screen', () => {
  describe('whose save the server refuses as stale', () => {
    const current = { ...settingsOf(MENU), version: 4, modalInfo: { ...MENU.modalInfo, address: 'Perú 500' } };
    const board = { ...current.board, html: encodeBoard('<p>Hoy locro</p>') };
    const stale = () => failure('conflict', { current: { ...current, board } });

    it('shows both sides, and sends the owner’s over the settings that are stored now', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Alguien más guardó cambios aquí' });
      expect(dialog).toHaveTextContent('Lo tuyo Belgrano 1420 bis');
      expect(dialog).toHaveTextContent('Guardado Perú 500');
      await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
      expect(sent.at(-1)).toEqual({
        params: { businessKey: 'demo' },
        body: { ...current, board, modalInfo: { ...current.modalInfo, address: 'Belgrano 1420 bis' } },
      });
    });

    it('shows the stored value once the owner chooses it', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
      expect(field()).toHaveValue('Perú 500');
      expect(save()).toBeDisabled();
      expect(sent).toHaveLength(1);
    });

    it('keeps the edits when the question is closed', async () => {
      const { user, sent } = show(stale());
      await user.type(field(), ' bis{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Alguien más guardó cambios aquí' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(field()).toHaveValue('Belgrano 1420 bis');
      expect(sent).toHaveLength(1);
    });
  });

  describe('that already shows what another session has saved', () => {
    const question = () => screen.queryByRole('dialog', { name: 'Alguien más guardó cambios aquí' });

    it('asks before it overwrites that value, and sends the owner’s side once it is chosen', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Perú 500' });
      expect(field()).toHaveValue('Belgrano 1420 bis');
      await user.click(save());
      expect(question()).toHaveTextContent('Lo tuyo Belgrano 1420 bis');
      expect(question()).toHaveTextContent('Guardado Perú 500');
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
      expect(sent).toEqual([
        {
          params: { businessKey: 'demo' },
          body: { ...settingsOf(MENU), version: 4, modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis' } },
        },
      ]);
      expect(question()).not.toBeInTheDocument();
    });

    it('shows the stored value once the owner chooses it, and the edits when the question is closed', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Perú 500' });
      await user.click(save());
      await user.keyboard('{Escape}');
      expect(field()).toHaveValue('Belgrano 1420 bis');
      await user.click(save());
      await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
      expect(field()).toHaveValue('Perú 500');
      expect(save()).toBeDisabled();
      expect(sent).toEqual([]);
    });

    it('asks nothing when the sessions edited different fields, and keeps both edits', async () => {
      const { user, sent, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ location: 'San Telmo' });
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
      expect(sent).toMatchObject([
        { body: { modalInfo: { ...MENU.modalInfo, address: 'Belgrano 1420 bis', location: 'San Telmo' } } },
      ]);
    });

    it('asks nothing when both sessions typed the same', async () => {
      const { user, arrives } = show();
      await user.type(field(), ' bis');
      arrives({ address: 'Belgrano 1420 bis' });
      expect(save()).toBeDisabled();
      await user.type(field(), '!');
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
    });

    it('a field whose edit was taken back follows what another session saves', async () => {
      const { user, arrives } = show();
      await user.type(field(), '!{Backspace}');
      arrives({ address: 'Perú 500' });
      expect(field()).toHaveValue('Perú 500');
    });

    it('asks nothing about its own save, even for what was typed while it was sent', async () => {
      let answer: (answered: Answer) => void = () => undefined;
      const { user, sent } = show(new Promise<Answer>((resolve) => (answer = resolve)));
      await user.type(field(), ' bis{Enter}');
      await user.type(field(), '!');
      const modalInfo = { ...MENU.modalInfo, address: 'Belgrano 1420 bis' };
      answer({ ok: true, value: { ...settingsOf(MENU), modalInfo, version: 4 }, etag: null, unchanged: false });
      expect(await screen.findByText('Guardado')).toBeVisible();
      await user.type(field(), '!');
      await user.click(save());
      expect(question()).not.toBeInTheDocument();
      expect(sent).toHaveLength(2);
    });
  });
});
