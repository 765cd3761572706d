import { ipcMain, type BrowserWindow, type IpcMainEvent } from 'electron';
import { enter, type DoorParts } from '../door/door.ts';
import { channel, pageOrigin } from './channel.ts';

/** Lets one window speak to the desk. Only that window's own page is heard: no frame in it, no other window. */
export function link(window: BrowserWindow, door: DoorParts, station: string): void {
  const { webContents } = window;
  const visitor = enter(door, station, (message) => {
    if (!window.isDestroyed()) webContents.send(channel, message);
  });
  const onMessage = (event: IpcMainEvent, message: unknown): void => {
    if (event.sender === webContents && isOwnPage(event)) void visitor.receive(message);
  };
  ipcMain.on(channel, onMessage);
  window.once('closed', () => {
    ipcMain.off(channel, onMessage);
    visitor.leave();
  });
}

function isOwnPage({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${pageOrigin}/`);
}
