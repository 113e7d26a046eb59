// StudioServer
