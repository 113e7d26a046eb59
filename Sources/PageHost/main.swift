print("page host")
